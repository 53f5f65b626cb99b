import { requirementOf } from '#src/contract/requirement.ts'

type Issue = Parameters<typeof requirementOf>[0]

/** The part of a contract's schema that a form uses. */
export interface FormSchema<Request> {
  safeParse(
    values: unknown,
    options: { reportInput: true },
  ): { success: true; data: Request } | { success: false; error: { issues: Issue[] } }
}

/** An error for each invalid field, by its name. */
export type FieldProblems = Partial<Record<string, string>>

export type CheckedForm<Request> =
  | { request: Request; problems?: undefined }
  | { request?: undefined; problems: FieldProblems }

/** Checks a form with the schema that the service checks the request with, so that both give the same errors. */
export function checkForm<Request>(schema: FormSchema<Request>, values: object): CheckedForm<Request> {
  const checked = schema.safeParse(values, { reportInput: true })
  if (checked.success) return { request: checked.data }
  const problems: FieldProblems = {}
  for (const issue of checked.error.issues) problems[String(issue.path[0] ?? '')] ??= toSentence(requirementOf(issue))
  return { problems }
}

const toSentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
