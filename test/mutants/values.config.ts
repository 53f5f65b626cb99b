import { defineConfig } from 'vitest/config'

/** The tests beside the readers of values, and two that read opening hours with them: they take two seconds. */
export default defineConfig({
  test: {
    include: [
      'src/engine/values/*.test.ts',
      'src/engine/answer/opening/opening.test.ts',
      'src/engine/understand/typed/day-times.test.ts',
    ],
    setupFiles: ['test/mutants/read-once.ts'],
    isolate: false,
  },
})
