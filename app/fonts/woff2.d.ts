declare module '*.woff2?address' {
  /** The address the file is served at. */
  const url: string;
  export default url;
}
