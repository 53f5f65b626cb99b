const UNRELEASED = '## [Unreleased]\n'
const MAX_SUMMARY_LINES = 10

/** What a changelog says about the next version. */
export interface NextVersion {
  /** The changelog with these changes under the version, below an empty section for what comes next. */
  changelog: string
  /** The section's text, for the notes and the tag. */
  notes: string
}

/**
 * Moves the unreleased changes under a version. Throws a sentence if there are none, or if they do not begin with a
 * list of at most ten lines for readers.
 */
export function releaseChangelog(changelog: string, version: string, date: string): NextVersion {
  const start = changelog.indexOf(UNRELEASED)
  if (start < 0) throw new Error('CHANGELOG.md has no section "## [Unreleased]".')
  const after = start + UNRELEASED.length
  const next = changelog.indexOf('\n## [', after)
  const notes = changelog.slice(after, next < 0 ? undefined : next).trim()
  const summary = notes.split(/^### /m, 1)[0]?.match(/^- .+/gm) ?? []
  if (summary.length === 0 || summary.length > MAX_SUMMARY_LINES)
    throw new Error(
      `"## [Unreleased]" in CHANGELOG.md must begin with a list of 1 to ${MAX_SUMMARY_LINES} lines that matter to a reader, above its first "###". It has ${summary.length}.`,
    )
  const head = changelog.slice(0, after)
  return { changelog: `${head}\n## [${version}] - ${date}\n${changelog.slice(after)}`, notes: `${notes}\n` }
}

/** Reports whether a version such as 0.2.0 follows another one. */
export function isLater(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((text) => text.split('.').map(Number))
  const at = ours?.findIndex((part, index) => part !== theirs?.[index]) ?? -1
  return at >= 0 && (ours?.[at] ?? 0) > (theirs?.[at] ?? 0)
}
