/** The top-level domains that make a text without a scheme the address of a website: `example.com`. */
export const TOP_LEVEL_DOMAINS: readonly string[] = (
  'com org net io de at ch fr es it pt br nl be uk co eu info shop store app dev ai me us ca au in jp cn ru pl ae sa eg ma ' +
  'ph ie nz mx ar cl tr gr se no dk fi cz hu lu li tv cc gl page cafe restaurant hotel tirol wien berlin koeln bayern ' +
  'example test biz online site xyz link ly'
).split(' ')
