const FIRST_SIZE = 2_048
const EMPTY = -1

/**
 * Counts how often each feature occurs in a text, by the feature's 32-bit hash. A hash table in typed arrays that
 * serves one text after the other, because a `Map` for each text would leave hundreds of entries to collect.
 */
export class FeatureCounts {
  /** The number of features. Each has an index in `features` and `counts`, in the order of its first occurrence. */
  size = 0
  features = new Int32Array(FIRST_SIZE / 2)
  counts = new Float64Array(FIRST_SIZE / 2)
  #places = new Int32Array(FIRST_SIZE).fill(EMPTY)

  clear(): void {
    this.size = 0
    this.#places.fill(EMPTY)
  }

  add(feature: number, weight: number): void {
    let slot = this.#slotOf(feature)
    let place = this.#places[slot] ?? EMPTY
    if (place === EMPTY) {
      if (this.size === this.features.length) {
        this.#grow()
        slot = this.#slotOf(feature)
      }
      place = this.size++
      this.#places[slot] = place
      this.features[place] = feature
      this.counts[place] = 0
    }
    this.counts[place] = (this.counts[place] ?? 0) + weight
  }

  /** Returns the slot of the feature, or a free one for it. At least half of the table is always free. */
  #slotOf(feature: number): number {
    const last = this.#places.length - 1
    let slot = feature & last
    for (;;) {
      const place = this.#places[slot] ?? EMPTY
      if (place === EMPTY || this.features[place] === feature) return slot
      slot = (slot + 1) & last
    }
  }

  #grow(): void {
    const { features, counts, size } = this
    this.features = new Int32Array(2 * size)
    this.counts = new Float64Array(2 * size)
    this.features.set(features)
    this.counts.set(counts)
    this.#places = new Int32Array(4 * size).fill(EMPTY)
    for (let place = 0; place < size; place++) this.#places[this.#slotOf(features[place] ?? 0)] = place
  }
}
