/**
 * The entry point of all evaluations, `npm run eval -- <what> …`: `answers`: how questions are answered; `ablate`:
 * what each part of the answerer is worth; `guard`: what the guard of written answers lets through; `leads`: which
 * details are read from visitors; `same-questions`: how rephrased questions are told from different ones; `replies`:
 * which sentences of a model reach a visitor; `prompt`: whether a model's prompt holds the answers; `live`: what the
 * model of the settings answers, and its cost; `injected`: which instructions to an assistant reach answers and
 * prompts, and after `injected live` with the model of the settings as judge; `research`: what whole sites become;
 * `text`: how readable text is extracted; `faqs`: how often a paraphrase finds its question; `codebase`: what READMEs
 * and landing pages become; `repositories`: what of a repository the developers' command sends; `everyday`: the
 * replies to visitors on a phone; `talk`: how many turns of whole conversations are handled well.
 */
const USAGE = `npm run eval -- answers [<folder of sites> [<folder of ground truth>]] [--sites <folder>]… [--corpus] [--retrieval <folder>] [--only <site>] [--failures] [--fit] [--gate] [--embeddings] [--dump <file>]
npm run eval -- ablate [<folder of sites> <folder of ground truth> [<folder of questions>…]] [--set <folder of sites with ground truth>]… [--part <name>]…
npm run eval -- research [<folder of sites>… [--truth <folder>]] [--only <site>] [--lost] [--twice] [--show] [--facts] [--sample]
npm run eval -- guard [<folder of sites with ground truth>] [--failures]
npm run eval -- leads
npm run eval -- same-questions [<folder of ground truth>]
npm run eval -- injected [<file or folder of attacks>…] [--sites <folder of sites>]… [--harmless <file>]… [--failures]
npm run eval -- injected live [<file or folder of attacks>…] [--harmless <file>]… [--sites <folder of a site>]… [--max-usd <dollars>] [--max-tokens <tokens>] [--price <input,cached,output>] [--failures]
npm run eval -- replies <folder of sites> <folder of ground truth> <folder of replies> [--citations] [--context <tokens>] [--only <site>] [--failures]
npm run eval -- prompt <folder of sites> <folder of ground truth> <folder of questions>… [--context <tokens>]… [--guesses <file>] [--only <site>] [--failures]
npm run eval -- live [<folder of sites> <folder of questions>…] [--max-usd <dollars>] [--max-tokens <tokens>] [--price <input,cached,output>] [--only <site>] [--replies]
npm run eval -- faqs <folder or file of FAQ businesses>… [--failures]
npm run eval -- codebase <folder of READMEs and landing pages>… [--failures]
npm run eval -- repositories <folder of labelled repositories> [--failures] [--without-git]
npm run eval -- everyday [<folder of a site> <file of messages>]
npm run eval -- talk [<folder of conversations>…] [--failures]
npm run eval -- text <folder with html/ and ground-truth/> [--worst <type>] [--show <page>]`

const CORPUS = 'eval/corpus'

const [what = '', ...words] = process.argv.slice(2)
switch (what) {
  case 'answers': {
    const { evaluateAnswers } = await import('./eval-answers.ts')
    await evaluateAnswers(words, CORPUS)
    break
  }
  case 'ablate': {
    const { ablate } = await import('./eval-ablate.ts')
    await ablate(words, CORPUS)
    break
  }
  case 'research': {
    const { evaluateResearch } = await import('./eval-research.ts')
    evaluateResearch(words, CORPUS)
    break
  }
  case 'guard': {
    const { evaluateGuard } = await import('./eval-guard.ts')
    await evaluateGuard(words, CORPUS)
    break
  }
  case 'leads': {
    const { evaluateLeads } = await import('./eval-leads.ts')
    evaluateLeads()
    break
  }
  case 'same-questions': {
    const { evaluateSameQuestions } = await import('./eval-same-questions.ts')
    evaluateSameQuestions(words, CORPUS)
    break
  }
  case 'injected': {
    if (words[0] === 'live') {
      const { evaluateInjectedLive } = await import('./eval-injected-live.ts')
      await evaluateInjectedLive(words.slice(1))
    } else {
      const { evaluateInjected } = await import('./eval-injected.ts')
      await evaluateInjected(words, CORPUS)
    }
    break
  }
  case 'replies': {
    const { evaluateReplies } = await import('./eval-replies.ts')
    await evaluateReplies(words)
    break
  }
  case 'live': {
    const { evaluateLive } = await import('./eval-live.ts')
    await evaluateLive(words, CORPUS)
    break
  }
  case 'prompt': {
    const { evaluatePrompts } = await import('./eval-prompt.ts')
    await evaluatePrompts(words)
    break
  }
  case 'text': {
    const { evaluateText } = await import('./eval-text.ts')
    evaluateText(words)
    break
  }
  case 'faqs': {
    const { evaluateFaqs } = await import('./eval-faqs.ts')
    evaluateFaqs(words)
    break
  }
  case 'codebase': {
    const { evaluateCodebase } = await import('./eval-codebase.ts')
    evaluateCodebase(words)
    break
  }
  case 'repositories': {
    const { evaluateRepositories } = await import('./eval-repositories.ts')
    evaluateRepositories(words)
    break
  }
  case 'everyday': {
    const { evaluateEveryday } = await import('./eval-everyday.ts')
    await evaluateEveryday(words)
    break
  }
  case 'talk': {
    const { evaluateTalk } = await import('./eval-talk.ts')
    await evaluateTalk(words, CORPUS)
    break
  }
  default:
    console.log(USAGE)
}
