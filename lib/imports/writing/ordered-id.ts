import 'server-only';
import { randomBytes } from 'node:crypto';

/**
 * Makes ids that always rise, so that claims written at the same moment keep their order: RFC 9562, UUID version 7, with
 * milliseconds, a counter of 12 bits and 62 random bits.
 */
export function orderedIds() {
  let time = Date.now();
  let counter = 0;
  return () => {
    if (counter === 0x1000) {
      time += 1;
      counter = 0;
    }
    const bytes = randomBytes(16);
    bytes.writeUIntBE(time, 0, 6);
    bytes.writeUInt16BE(0x7000 | counter, 6);
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
    counter += 1;
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}
