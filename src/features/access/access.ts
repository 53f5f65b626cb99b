/** How people get in, who works with whom, and how an account ends. */
export { type Visit, askToSignIn, previewSignIn, signInByCode, signInByLink, startVisit } from './sign-in.ts'
