/** Whole files, letters for the post, and the page that explains letters. Apart from `paths`, which every page loads. */
export const letterPaths = {
  files: '/ip/files',
  post: '/ip/post',
  ourMail: '/our-mail',
} as const;
