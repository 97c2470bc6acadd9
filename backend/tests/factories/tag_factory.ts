import CreateTag, { type NewTag } from '#posts/actions/create_tag'

/** A tag that no post carries yet; answers its id. */
export function makeTag(options: Partial<NewTag> = {}): Promise<string> {
  return new CreateTag().handle({ name: 'quarterly', ...options })
}
