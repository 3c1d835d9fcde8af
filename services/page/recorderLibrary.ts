/** The recording half of rrweb, without its player; only ever imported when a recording starts. */
export { record } from 'rrweb';
