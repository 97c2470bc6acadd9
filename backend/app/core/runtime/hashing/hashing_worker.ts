import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { answerTasks } from '#core/runtime/threads/answer_tasks'
import { lowerPriority } from '#core/runtime/threads/lower_priority'

/** The entry point of a hashing thread; see HashingThreads. */
lowerPriority()
answerTasks((parameters: Argon2Parameters) => argon2Sync('argon2id', parameters))
