/** Texts of the suggestions in the appearance form. */
export const lookText = {
  fromWebsite: 'From your website:',
  color: (color: string) => `Use ${color}`,
  image: (at: number) => `Use picture ${at} from your website`,
  upload: 'Upload picture',
  uploading: 'Uploading…',
  uploadHint: 'PNG, JPEG, WebP, AVIF or GIF, up to 5 MB. Foyer crops it to a square.',
  tooLarge: 'The picture must be at most 5 MB.',
  ideas: 'Suggestions:',
  use: (what: string) => `Use “${what}”`,
  foundQuestions: 'Start from the questions that Foyer found',
}
