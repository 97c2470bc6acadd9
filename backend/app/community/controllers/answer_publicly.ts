import type { HttpContext } from '@adonisjs/core/http'

/** Answers what is the same for everybody: for a few seconds caches may keep it, later they ask whether it changed. */
export function answerPublicly({ response }: HttpContext, body: object): void {
  response.header('cache-control', 'public, max-age=5')
  response.json(body, true)
}
