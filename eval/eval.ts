/**
 * The one entry to measuring, `npm run eval -- <what> …`:
 * `answers` how questions are answered, `conversation` what the check of written answers lets through, `research` what becomes of whole sites, `text` how readable text is told from the rest.
 */
const USAGE = `npm run eval -- answers [<folder of sites> [<folder of ground truth>]] [--corpus] [--retrieval <folder>] [--only <site>] [--failures] [--fit] [--gate] [--embeddings]
npm run eval -- research [<folder of sites>… [--truth <folder>]] [--only <site>] [--lost] [--twice] [--show] [--facts] [--sample]
npm run eval -- conversation [<folder of sites with ground truth>] [--failures] [--fit]
npm run eval -- text <folder with html/ and ground-truth/> [--worst <type>]`

const CORPUS = 'eval/corpus'

const [what = '', ...words] = process.argv.slice(2)
switch (what) {
  case 'answers': {
    process.argv.splice(2, Infinity, ...answersArguments(words))
    await import('./eval-answers.ts')
    break
  }
  case 'research': {
    const { evaluateResearch } = await import('./eval-research.ts')
    evaluateResearch(words, CORPUS)
    break
  }
  case 'conversation': {
    const { evaluateConversation } = await import('./eval-conversation.ts')
    await evaluateConversation(words, CORPUS)
    break
  }
  case 'text': {
    const { evaluateText } = await import('./eval-text.ts')
    evaluateText(words)
    break
  }
  default:
    console.log(USAGE)
}

/** Folders may be given by their place; with nothing to measure it is the project's own corpus. */
function answersArguments(given: string[]): string[] {
  const firstFlag = given.findIndex((word) => word.startsWith('--'))
  const [sites, truth] = firstFlag === -1 ? given : given.slice(0, firstFlag)
  const flags = firstFlag === -1 ? [] : given.slice(firstFlag)
  if (sites !== undefined) return ['--sites', sites, ...(truth === undefined ? [] : ['--truth', truth]), ...flags]
  return flags.includes('--sites') || flags.includes('--retrieval') ? flags : ['--sites', CORPUS, ...flags]
}
