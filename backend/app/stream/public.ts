export { checkStreams } from '#stream/jobs/check_streams'
