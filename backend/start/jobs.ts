import { every } from '#core/jobs/every'
import { SCHEDULE } from './schedule.js'

for (const [interval, name, job] of SCHEDULE) every(interval, name, job)
