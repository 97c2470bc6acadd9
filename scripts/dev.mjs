import { handOver } from './lib/toolchain.mjs'

handOver('dev.mjs')
