import { requirementOf } from '#src/contract/requirement.ts'

type Issue = Parameters<typeof requirementOf>[0]

/** What the contract's schemas are to a form. */
export interface FormSchema<Request> {
  safeParse(
    values: unknown,
    told: { reportInput: true },
  ): { success: true; data: Request } | { success: false; error: { issues: Issue[] } }
}

/** A sentence for each field that is not as it must be, by the field's name. */
export type FieldProblems = Partial<Record<string, string>>

export type CheckedForm<Request> =
  | { request: Request; problems?: undefined }
  | { request?: undefined; problems: FieldProblems }

/** Holds a form to the schema that the service holds the request to, and says what is wrong in the same words. */
export function checkForm<Request>(schema: FormSchema<Request>, values: object): CheckedForm<Request> {
  const checked = schema.safeParse(values, { reportInput: true })
  if (checked.success) return { request: checked.data }
  const problems: FieldProblems = {}
  for (const issue of checked.error.issues) problems[String(issue.path[0] ?? '')] ??= toSentence(requirementOf(issue))
  return { problems }
}

const toSentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
