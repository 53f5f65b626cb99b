import { type CodebaseContext, type UnderstoodCodebase, understandCodebase } from './codebase/understand-codebase.ts'
import type { Fact } from './knowledge/knowledge-types.ts'
import { type Item, itemFacts } from './typed/item-facts.ts'

export type TextTask =
  | { codebase: CodebaseContext; companyName: string }
  /** The facts of one item. The time zone is its site's, or ''. */
  | { item: Item; timeZone: string }

/** Runs a task synchronously on the current thread. */
export function understandText(task: TextTask): UnderstoodCodebase | Fact[] {
  return 'codebase' in task ? understandCodebase(task.codebase, task.companyName) : itemFacts(task.item, task.timeZone)
}
