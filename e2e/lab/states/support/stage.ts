import {
  createDemoPost,
  createInvitation,
  createMember,
  createOrganization,
  createPost,
  demoMember,
} from '../../../support/api.ts'
import { uniqueTitle } from '../../../support/posts.ts'
import { createWorld, type World } from '../../../support/crawl/world.ts'

/** The parameters of the addresses of the states. */
export interface Stage extends World {
  /** The path of a post of the demo organization with suggestions of its owner. */
  post: string
  /** A post without suggestions. */
  bare: string
  /** A post whose suggestions are copied. */
  spare: string
  /** A public post of the demo organization. */
  latency: string
  /** The public page of a post whose suggestions are copied. */
  publicPost: string
  /** The token of an invitation for an address without an account. */
  signUpToken: string
}

/** A shared link. */
export const SHARED_LINK = 'https://www.linkedin.com/posts/shared-on-the-stage'

let stage: Promise<Stage> | undefined

/** Sets the stage, once per worker. */
export const theStage = () => (stage ??= createStage())

async function createStage(): Promise<Stage> {
  const [world, owner, stranger] = await Promise.all([
    createWorld(),
    demoMember('owner'),
    createMember('Olga Ferreira'),
  ])
  const { id, slug } = await createOrganization(stranger)
  const { posts } = await owner.ask<{ posts: { id: string }[] }>(
    'GET',
    `/posts/organization/${world.organizationId}?search=p95+latency`,
  )
  const suggestions = ['Which valve did you press first?', 'The tuba deserves a solo.', 'Louder, please.']
  const title = uniqueTitle('A stage that is open to everybody')
  const open = await createPost(stranger, { organizationId: id, title, isPublic: true, suggestions })
  return {
    ...world,
    post: await createDemoPost(uniqueTitle('A stage for every state'), { suggestions }),
    spare: await createDemoPost(uniqueTitle('A stage to copy from'), { url: SHARED_LINK, suggestions }),
    bare: await createDemoPost(uniqueTitle('Nobody has suggested anything')),
    publicPost: `/public/${slug}/${open.slug}`,
    latency: `/posts/${posts[0]!.id}`,
    signUpToken: await createInvitation(id, stranger, `${id}@states.example`, true),
  }
}
