/**
 * The addresses of whole files, of letters for the post and of the page that explains letters. They stand apart from `paths`,
 * which every page loads.
 */
export const letterPaths = {
  files: '/ip/files',
  post: '/ip/post',
  ourMail: '/our-mail',
} as const;
