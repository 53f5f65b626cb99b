/** Elements whose content is never text of the page. */
export const SKIPPED_TAGS = new Set(
  'script style template svg math iframe frame object embed audio video canvas map head title datalist progress meter dialog'.split(
    ' ',
  ),
)

/** Names that are tags only in chat formats of models. Such a tag is text of the page. */
export const CHAT_TAGS: readonly string[] =
  'sys system developer assistant user human bot ai inst instruction instructions prompt tool tool_call tool_result function_call im_start im_end'.split(
    ' ',
  )

/** Elements that are part of a line of text. All others begin and end a line. */
export const INLINE_TAGS = new Set([
  ...(
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr output picture q rp rt ruby s samp slot small ' +
    'span strike strong sub sup time tt u var wbr'
  ).split(' '),
  ...CHAT_TAGS,
])

export const BOLD_TAGS = new Set(['b', 'strong', 'dfn'])
