import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { answerTasks } from '#core/threads/answer_tasks'
import { lowerPriority } from '#core/threads/lower_priority'

/** A thread that hashes; see HashingThreads. */
lowerPriority()
answerTasks((parameters: Argon2Parameters) => argon2Sync('argon2id', parameters))
