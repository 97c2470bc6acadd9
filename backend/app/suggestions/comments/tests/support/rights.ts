import { allActors, members, signedIn, type Right } from '#tests/rights/rights'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import type { Team } from '#tests/factories/team_factory'

/** A suggestion by the owner on a post of the admin, so that the member owns neither. */
async function suggestion(team: Team, isPublic = false) {
  const post = await makePost(team, { userId: team.admin.id, isPublic })
  const id = await makeSuggestion(post, { userId: team.owner.id })
  return { post, id, path: `/api/comments/${id}` }
}

/** A post with suggestions by two authors, so that each member has one to copy. */
async function suggestionForAll(team: Team) {
  const { post } = await suggestion(team)
  await makeSuggestion(post)
  return post
}

export const rights: Right[] = [
  {
    route: 'GET /api/comments/post/:id',
    expected: members(200),
    call: async (team) => ({ path: `/api/comments/post/${(await suggestion(team)).post.id}` }),
    // The first request reserves; later ones find the reservation and need five queries less.
    queries: 11,
  },
  {
    route: 'POST /api/comments',
    expected: members(201),
    call: async (team) => {
      const { id } = await makePost(team)
      return { body: { postId: id, content: 'Bravo' } }
    },
    // Members are told of the first suggestion of a post, by the event clock.
    queries: 11,
  },
  {
    route: 'PATCH /api/comments/:id',
    expected: { ...members(403), owner: 200 },
    call: async (team) => ({ path: (await suggestion(team)).path, body: { content: 'Better' } }),
  },
  {
    route: 'DELETE /api/comments/:id',
    expected: { ...members(204), member: 403 },
    call: async (team) => ({ path: (await suggestion(team)).path }),
  },
  {
    route: 'POST /api/comments/post/:id/deletions',
    expected: { ...members(202), member: 403 },
    call: async (team) => {
      const { post, id } = await suggestion(team)
      return { path: `/api/comments/post/${post.id}/deletions`, body: { ids: [id] } }
    },
  },
  {
    route: 'POST /api/comments/:id/lock',
    expected: members(200),
    call: async (team) => ({ path: `${(await suggestion(team)).path}/lock` }),
    // The last one available, so that the author is notified too.
    queries: 11,
  },
  {
    route: 'POST /api/comments/:id/unlock',
    expected: { ...members(200), member: 403 },
    call: async (team) => {
      const { post, id, path } = await suggestion(team)
      await new ClaimSuggestion().handle({ id, postId: post.id, userId: team.owner.id })
      return { path: `${path}/unlock` }
    },
  },
  {
    route: 'POST /api/posts/:id/claim-next',
    expected: members(200),
    call: async (team) => ({ path: `/api/posts/${(await suggestionForAll(team)).id}/claim-next` }),
    queries: 13,
  },
  {
    route: 'POST /api/posts/organization/:id/claim-next',
    expected: members(200),
    call: async (team) => {
      await suggestionForAll(team)
      return { path: `/api/posts/organization/${team.organizationId}/claim-next` }
    },
    queries: 15,
  },
  {
    route: 'POST /api/posts/:id/propose-next',
    expected: members(200),
    call: async (team) => ({ path: `/api/posts/${(await suggestionForAll(team)).id}/propose-next` }),
    queries: 8,
  },
  {
    route: 'GET /api/posts/:id/supply',
    expected: members(200),
    call: async (team) => ({ path: `/api/posts/${(await suggestion(team)).post.id}/supply` }),
  },
  {
    route: 'GET /api/comments/public/:organizationSlug/:postSlug',
    expected: allActors(200),
    call: async (team) => {
      const { post } = await suggestion(team, true)
      return { path: `/api/comments/public/${team.slug}/${post.slug}` }
    },
  },
  {
    route: 'POST /api/comments/public/:id/lock',
    expected: allActors(200),
    call: async (team) => {
      const { post, id } = await suggestion(team, true)
      // The other half is reserved for members.
      await makeSuggestion(post)
      return { path: `/api/comments/public/${id}/lock` }
    },
    queries: 17,
  },
  {
    route: 'POST /api/comments/public/:id/unlock',
    expected: allActors(403),
    call: async (team) => {
      const { post, id } = await suggestion(team, true)
      await makeSuggestion(post)
      const by = { visitor: 'somebody else', address: 'elsewhere' }
      await new ClaimAsVisitor().handle({ id, postId: post.id, by })
      return { path: `/api/comments/public/${id}/unlock` }
    },
  },
  {
    route: 'GET /api/posts/organization/:id/offers',
    expected: members(200),
    call: async (team) => {
      await suggestion(team)
      return { path: `/api/posts/organization/${team.organizationId}/offers?search=bravo` }
    },
    queries: 9,
  },
  {
    route: 'GET /api/posts/waiting-organizations',
    expected: signedIn(200),
    call: async (team) => {
      await suggestion(team)
      return {}
    },
  },
  {
    route: 'GET /api/posts/organization/:id/waiting',
    expected: members(200),
    call: async (team) => {
      await suggestion(team)
      return { path: `/api/posts/organization/${team.organizationId}/waiting` }
    },
  },
  {
    route: 'GET /api/posts/organization/:id/waiting/posts',
    expected: members(200),
    call: async (team) => {
      await suggestion(team)
      return { path: `/api/posts/organization/${team.organizationId}/waiting/posts?visibility=public` }
    },
    queries: 9,
  },
]
