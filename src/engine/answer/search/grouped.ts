/** Numbers by group: those of group `g` are `values` from `starts[g]` to before `starts[g + 1]`. */
export interface Grouped {
  starts: Uint32Array
  values: Uint32Array
}

/** Groups values by the group at the same index, keeping their order. Without values, groups the indexes. */
export function groupNumbers(groups: number, groupAt: ArrayLike<number>, valueAt?: ArrayLike<number>): Grouped {
  const starts = new Uint32Array(groups + 1)
  for (let at = 0; at < groupAt.length; at++) {
    const group = groupAt[at] ?? 0
    starts[group + 1] = (starts[group + 1] ?? 0) + 1
  }
  for (let group = 0; group < groups; group++) starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0)
  const next = starts.slice()
  const values = new Uint32Array(groupAt.length)
  for (let at = 0; at < groupAt.length; at++) {
    const group = groupAt[at] ?? 0
    const place = next[group] ?? 0
    values[place] = valueAt?.[at] ?? at
    next[group] = place + 1
  }
  return { starts, values }
}
