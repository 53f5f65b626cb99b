import type { Block } from '../extract/page-types.ts'

/** Sections for those who build or license the software, not for those who buy it. */
const NOT_FOR_BUYERS =
  /^(?:licen[cs]e|copyright|install\w*|getting started|quick ?start|set ?up|build(?:ing)?|develop\w*|contribut\w*|running (?:the )?tests?|tests?|testing|badges?|change ?log|table of contents|contents|acknowledg\w*|deploy\w*|project structure|tech(?:nology)? stack|scripts|environment variables|prerequisites|requirements|troubleshoot\w*|maintainers?|contributors?|collaborators?|emerit\w*|sponsors?|hosted by|one-click deploy\w*|docker|local (?:dev\w*|setup)|compil\w*|debug\w*|versioning|releas\w*|code of conduct|star history)\b/iu
/** Commands that install or run software, and notices of licence and copyright, wherever they stand. */
const COMMAND =
  /^(?:[$>%#]\s+)?(?:(?:sudo )?(?:npm|npx|pnpm|yarn|bun|pip3?|pipx|uv|poetry|cargo|go|gem|bundle|brew|apt(?:-get)?|dnf|docker(?:[ -]compose)?|podman|kubectl|helm|git|make|composer|dotnet|mvn|gradle|conda|winget|choco) (?:i|install|add|run|start|get|build|clone|up|exec|create|dlx|init|test|pull|sync|compose|require|-[a-z])\b|curl -|wget |\.\/[\w.-]+\s*$)/iu
const LICENCE =
  /^(?:copyright\s|©\s|\(c\)\s)|\b(?:licen[cs]ed under|released under|distributed under|under the terms of) (?:the |an? )?[\w .-]{0,40}\blicen[cs]e\b|\bspdx-license-identifier\b|^permission is hereby granted, free of charge|\bthe software is provided ["“']?as is\b|^(?:mit|apache[ -]2(?:\.0)?|b?gpl(?:v\d)?|bsd-\d-clause|mpl-2\.0|isc)(?: licen[cs]e)?\.?$/iu

/**
 * What of a README or a landing page is for those who buy: without the sections on installing, building, contributing and licences, and
 * without commands and licence notices that stand elsewhere.
 */
export function forBuyers(blocks: Block[]): Block[] {
  return withoutDeveloperSections(blocks).filter((block) => !isForDevelopers(block))
}

function isForDevelopers(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'list-item') return false
  return COMMAND.test(block.text.trim()) || LICENCE.test(block.text.trim())
}

function withoutDeveloperSections(blocks: Block[]): Block[] {
  let skippedLevel = 0
  return blocks.filter((block) => {
    if (block.kind !== 'heading') return skippedLevel === 0
    if (skippedLevel === 0 || block.level <= skippedLevel)
      skippedLevel = NOT_FOR_BUYERS.test(block.text) && block.level > 1 ? block.level : 0
    return skippedLevel === 0
  })
}
