import CreateTag, { type CreateTagInput } from '#posts/posts/actions/create_tag'
import { makeUser } from './user_factory.js'

/** Makes a tag without posts; returns its id. */
export async function makeTag(options: Partial<CreateTagInput> = {}): Promise<string> {
  const actorId = options.actorId ?? (await makeUser({ isAdmin: true })).id
  return new CreateTag().handle({ name: 'quarterly', ...options, actorId })
}
