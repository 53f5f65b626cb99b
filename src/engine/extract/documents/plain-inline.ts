/** Returns the words of a line of Markdown, with links as their words and without emphasis marks. */
export function plainInline(line: string): string {
  return line
    .replace(/\[([^\][]+)\]\[[^\][]*\]/gu, '$1')
    .replace(
      /\[([^\][]*)\]\((?:mailto:)?([^()\s]{0,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?)(?:\s[^()]{0,500})?\)/gu,
      (_, words: string, target: string) => words || target,
    )
    .replace(/(\*\*|__)(?=\S)(.{1,500}?)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]{1,200}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll('`', '')
}
