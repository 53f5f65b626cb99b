/** Letters of other scripts, and styles that NFKC keeps, that look like Latin ones. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'ʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еєεᴇҽ',
  f: 'ꜰ',
  g: 'ɡɢց',
  h: 'һհʜ',
  i: 'іιɪı',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: 'ӏʟ',
  m: 'мᴍ',
  n: 'ɴոո',
  o: 'оοօᴏσ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'ʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝᴡωɯ',
  x: 'хχ',
  y: 'уγʏү',
  z: 'ᴢ',
}

/** Greek letters by the Latin ones that look or sound like them. */
export const TO_GREEK = new Map(
  [...'abgdezhiklmnxoprstufwvyc'].map((latin, at) => [latin, 'αβγδεζηικλμνξοπρστυφωνγς'[at]]),
)
