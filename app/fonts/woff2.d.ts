declare module '*.woff2?address' {
  /** The address of the file. */
  const url: string;
  export default url;
}
