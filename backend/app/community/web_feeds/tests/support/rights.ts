import { signedIn, type Right } from '#tests/rights/rights'

const route = '/api/users/me/web-feed'

export const rights: Right[] = [
  { route: `GET ${route}`, expected: signedIn(200), queries: 2 },
  { route: `POST ${route}`, expected: signedIn(201) },
  { route: `DELETE ${route}`, expected: signedIn(204) },
]
