/** Where whole files lie, and letters are posted and explained: apart from the other addresses, which every page carries. */
export const letterPaths = {
  files: '/ip/files',
  post: '/ip/post',
  ourMail: '/our-mail',
} as const;
