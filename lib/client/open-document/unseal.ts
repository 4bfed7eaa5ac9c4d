const frameBytes = 64 * 1024 + 16;

/** Opens content in the server's envelope (lib/crypto/envelope.ts). Throws when somebody changed it or the key is another. */
export async function unseal(base64Key: string, sealed: ArrayBuffer) {
  const raw = Uint8Array.from(atob(base64Key), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const count = Math.max(1, Math.ceil(sealed.byteLength / frameBytes));
  const frames = Array.from({ length: count }, (_, number) => {
    const frame = sealed.slice(number * frameBytes, (number + 1) * frameBytes);
    const iv = nonceOf(number, number === count - 1);
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, frame);
  });
  return joined(await Promise.all(frames));
}

function nonceOf(number: number, last: boolean) {
  const nonce = new DataView(new ArrayBuffer(12));
  nonce.setUint32(7, number);
  nonce.setUint8(11, last ? 1 : 0);
  return nonce;
}

function joined(parts: ArrayBuffer[]) {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return whole;
}
