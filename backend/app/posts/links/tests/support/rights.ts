import { signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'POST /api/approved-domains/validate-url',
    expected: signedIn(200),
    call: () => ({ body: { url: 'https://linkedin.com/posts/1' } }),
  },
]
