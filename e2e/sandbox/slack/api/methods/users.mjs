import { demand } from '../slack-error.mjs'
import { pageOf } from '../paging.mjs'
import { seconds } from '../../ids.mjs'

const EVERYBODY = 1_000

/** A user as the token may see them: the address only with `users:read.email`. */
function present(person, { scopes }) {
  const { email, ...profile } = person.profile
  return scopes.includes('users:read.email') && email ? person : { ...person, profile }
}

/** Users. */
export const userMethods = {
  'users.list': {
    scopes: ['users:read'],
    tier: 2,
    run({ workspace, args, installation }) {
      const { rows, next } = pageOf(workspace.people.all(), args, { fallback: EVERYBODY })
      return {
        members: rows.map((person) => present(person, installation)),
        cache_ts: seconds(),
        response_metadata: { next_cursor: next },
      }
    },
  },
  'users.info': {
    scopes: ['users:read'],
    tier: 4,
    run({ workspace, args, installation }) {
      const person = workspace.people.find(args.user)
      demand(person, 'user_not_found')
      return { user: present(person, installation) }
    },
  },
  'users.lookupByEmail': {
    scopes: ['users:read.email'],
    tier: 3,
    run({ workspace, args, installation }) {
      const person = workspace.people.byEmail(args.email)
      demand(person && !person.deleted, 'users_not_found')
      return { user: present(person, installation) }
    },
  },
}
