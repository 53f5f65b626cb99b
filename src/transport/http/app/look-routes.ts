import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { type AvatarResponse, MAX_AVATAR_BYTES } from '#src/contract/app/app-contract.ts'
import { uploadAvatar } from '#src/features/channels/channels.ts'
import { createWebsitePictures, findWebsitePicture } from '#src/features/research/research.ts'
import type { ById } from '../wire/path-id.ts'
import { ownAgent } from './workspace-agent.ts'

const PICTURE_SECONDS = 600

/** Routes for how an agent looks: its picture, and a picture of its website. */
export function lookRoutes(scope: FastifyInstance, app: App): void {
  const pictures = createWebsitePictures()
  scope.get<ById>('/agents/:id/website-picture', async (request, reply) => {
    const picture = await findWebsitePicture(pictures, app, await ownAgent(app, request))
    if (!picture) return reply.code(204).send()
    return reply
      .header('cache-control', `private, max-age=${PICTURE_SECONDS}`)
      .type('image/jpeg')
      .send(Buffer.from(picture))
  })
  scope.register((uploads, _options, done) => {
    uploads.addContentTypeParser(
      /^image\//u,
      { parseAs: 'buffer', bodyLimit: MAX_AVATAR_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    uploads.post<ById>(
      '/agents/:id/avatar',
      { bodyLimit: MAX_AVATAR_BYTES },
      async (request): Promise<AvatarResponse> => {
        const agent = await ownAgent(app, request)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        return { avatar: await uploadAvatar(app, agent.id, body) }
      },
    )
    done()
  })
}
