export { measured } from '../lab/bench.ts'
