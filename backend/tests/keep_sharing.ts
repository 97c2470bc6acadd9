import { newId } from '#core/runtime/ids'
import type { SignedUp } from './sign_up.js'

/** Makes an organization and returns its id. */
export async function makeTeam({ send }: SignedUp): Promise<string> {
  const slug = `band-${newId().slice(-12)}`
  return (await send('/api/organizations', { name: slug, slug })).body.organization.id
}

/** Shares posts until stopped, and returns the posts that the server has confirmed. */
export function keepSharing({ send }: SignedUp, organizationId: string) {
  const shared: string[] = []
  const state = { goesOn: true }
  const share = async () => {
    while (state.goesOn) {
      const url = `https://www.linkedin.com/posts/${newId()}`
      const { status, body } = await send('/api/posts', { organizationId, title: 'A post', url })
      if (status === 201) shared.push(body.post.id)
    }
  }
  const writers = Promise.all([share(), share(), share()])
  return {
    shared,
    async stop() {
      state.goesOn = false
      await writers
    },
  }
}
