/**
 * Verb endings by language, folded: with pronouns in some, then future and conditional, then present, past and gerund.
 */
const ENDINGS: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [
    /[ei]?r(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/,
    /(?:issons|issez|issent|ons|ez|ent|ais|ait|ions|iez|aient|ant)$/,
  ],
  es: [
    /[aei]r(?:me|te|se|nos|os|l[aeo]s?)$/,
    /[aei]r(?:e|as|a|emos|eis|an|ia|ias|iamos|iais|ian)$/,
    /(?:ando|iendo|aba[sn]?|abamos|ia[sn]?|aron|ieron|aste|iste|amos|emos|imos|ais|eis|an|en)$/,
  ],
  pt: [
    /[aei]r(?:ei|as|a|emos|ao|ia|ias|iamos|iam)$/,
    /(?:ando|endo|indo|ava[sm]?|aram|eram|iram|amos|emos|imos|am|em)$/,
  ],
  it: [
    /[aei]r(?:mi|ti|si|ci|vi|l[aeio])$/,
    /[ei]r(?:o|ai|a|emo|ete|anno|ei|esti|ebbe|emmo|este|ebbero)$/,
    /(?:ando|endo|av[aoi]|avamo|avate|avano|ev[aoi]|evano|iamo|ate|ete|ite|ano|ono)$/,
  ],
}
const MIN_ROOT = 3
const MIN_VERB = 5

/** Returns the possible roots of a verb form, the likeliest first: "pag" of "pagaría", "cout" of "coûterait". */
export function verbRoots(word: string, language: string): string[] {
  if (word.length < MIN_VERB) return []
  return (ENDINGS[language] ?? [])
    .map((ending) => word.replace(ending, ''))
    .filter((root) => root !== word && root.length >= MIN_ROOT)
}
