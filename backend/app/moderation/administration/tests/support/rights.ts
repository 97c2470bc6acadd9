import { makeFailedJob } from '#tests/factories/job_factory'
import { administrators, type Right } from '#tests/rights/rights'

const jobPath = async () => `/api/admin/jobs/${await makeFailedJob()}`

export const rights: Right[] = [
  { route: 'GET /api/posts/admin/stats', expected: administrators(200), queries: 9 },
  { route: 'GET /api/admin/jobs', expected: administrators(200), queries: 4 },
  {
    route: 'POST /api/admin/jobs/:id/retry',
    expected: administrators(204),
    call: async () => ({ path: `${await jobPath()}/retry` }),
  },
  {
    route: 'DELETE /api/admin/jobs/:id',
    expected: administrators(204),
    call: async () => ({ path: await jobPath() }),
  },
]
