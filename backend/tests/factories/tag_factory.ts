import CreateTag, { type CreateTagInput } from '#posts/actions/create_tag'

/** Makes a tag without posts; returns its id. */
export function makeTag(options: Partial<CreateTagInput> = {}): Promise<string> {
  return new CreateTag().handle({ name: 'quarterly', ...options })
}
