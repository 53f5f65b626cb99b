import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type CorrectionList,
  type CorrectionRecord,
  type CorrectionRecordResponse,
  type CorrectionResponse,
  correctionQuery,
  correctionRecord,
  correctionRequest,
  rewordRequest,
  verdictRequest,
} from '#src/contract/api/inbox-contract.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import {
  type Correction,
  type Verdict,
  acceptCorrection,
  getCase,
  listCases,
  rewordCorrection,
  storeVerdict,
  takeCorrectionBack,
} from '#src/features/answers/answers.ts'
import { findAnsweredQuestion, redactVisitor } from '#src/features/conversations/conversations.ts'
import { getAccount } from '../callers/caller.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { parseBody, parseChanges, parseInput } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { serve } from '../wire/serve-operation.ts'

const MAX_QUESTION = 1_000

/** Routes for corrections and for what owners say of replies. */
export function correctionsRoutes(scope: FastifyInstance, app: App): void {
  const store = async (
    request: FastifyRequest<ById>,
    { question, answer, verdict }: { question: string | undefined; answer?: string; verdict: Verdict },
  ): Promise<CorrectionResponse> => {
    const accountId = getAccount(request)
    const messageId = checkUuid(request.params.id, 'Message not found')
    const answered = await findAnsweredQuestion(app.db, accountId, messageId)
    if (!answered) throw new AppError('not_found', 'Message not found')
    const agent = await getOwnAgent(app.db, accountId, answered.agentId)
    const redact = (text: string) => redactVisitor(app, agent, { ...answered, question: text })
    const asked = question ?? answered.said.map(({ text }) => text).join(' ')
    const about = (await redact(asked)).slice(0, MAX_QUESTION)
    if (about === '')
      throw new AppError('invalid_input', 'question is required, because this message answers no question')
    const said = answer ?? (await redact(answered.reply))
    const curated = { question: about, answer: said, verdict, messageId, now: new Date() }
    const id = await once(app, request, {
      run: () => storeVerdict(app, agent, curated, noteOf(request)),
      replay: (made) => Promise.resolve(made),
    })
    const correction = toCorrectionRecord(await getCase(app.db, accountId, id))
    return { success: true, correction_id: id, question: about, correction }
  }

  serve<ById>(scope, 'correctAnswer', (request): Promise<CorrectionResponse> => {
    const { answer, question } = parseBody(correctionRequest, request)
    return store(request, { question, answer, verdict: 'corrected' })
  })

  serve<ById>(scope, 'giveVerdict', (request): Promise<CorrectionResponse> => {
    const { verdict, question } = parseBody(verdictRequest, request)
    return store(request, { question, verdict })
  })

  serve(scope, 'listCorrections', async (request): Promise<CorrectionList> => {
    const accountId = getAccount(request)
    const { agent_id: agentId, ...part } = parseInput(correctionQuery, request.query)
    const agent = await getOwnAgent(app.db, accountId, agentId)
    const cases = (await listCases(app.db, agent.id)).map(toCorrectionRecord)
    return cutList(cases, part, ({ correction_id: id }) => id)
  })

  const read = async (request: FastifyRequest<ById>): Promise<CorrectionRecordResponse> => {
    const id = checkUuid(request.params.id, 'Correction not found')
    return { success: true, correction: toCorrectionRecord(await getCase(app.db, getAccount(request), id)) }
  }

  serve<ById>(scope, 'getCorrection', read)

  serve<ById>(scope, 'rewordCorrection', async (request): Promise<CorrectionRecordResponse> => {
    const id = checkUuid(request.params.id, 'Correction not found')
    const { answer } = parseChanges(rewordRequest, correctionRecord, request)
    await makeChange(app.db, noteOf(request), (tx) => rewordCorrection(tx, getAccount(request), id, answer))
    return read(request)
  })

  serve<ById>(scope, 'deleteCorrection', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'Correction not found')
    await makeChange(app.db, noteOf(request), (tx) => takeCorrectionBack(tx, getAccount(request), id))
    return { success: true }
  })

  serve<ById>(scope, 'acceptCorrection', async (request): Promise<CorrectionRecordResponse> => {
    const id = checkUuid(request.params.id, 'Correction not found')
    await makeChange(app.db, noteOf(request), (tx) => acceptCorrection(tx, getAccount(request), id))
    return read(request)
  })
}

function toCorrectionRecord(correction: Correction): CorrectionRecord {
  const { id, agentId, question, answer, verdict, holds, siteSays, siteSaid, checkedAt, createdAt } = correction
  return {
    correction_id: id,
    agent_id: agentId,
    question,
    answer,
    verdict,
    holds: holds ?? undefined,
    site_says: siteSays ?? undefined,
    site_changed: siteSays === null || siteSaid === null ? undefined : siteSays !== siteSaid,
    checked_at: checkedAt?.toISOString(),
    created_at: createdAt.toISOString(),
  }
}
