/** SHA-256 and HMAC-SHA-256. Without https, as on a home network, browsers withhold theirs; a package steps in. */

export type Hashes = {
  sha256: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
  /** The HMAC of many messages with one key. */
  hmacOf: (key: Uint8Array<ArrayBuffer>) => Promise<(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>>;
};

export async function hashes(subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null): Promise<Hashes> {
  return subtle ? native(subtle) : packaged();
}

function native(subtle: SubtleCrypto): Hashes {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    hmacOf: async (bytes) => {
      const key = await subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return async (message) => new Uint8Array(await subtle.sign("HMAC", key, message));
    },
  };
}

async function packaged(): Promise<Hashes> {
  const [{ hmac }, { sha256 }] = await Promise.all([import("@noble/hashes/hmac.js"), import("@noble/hashes/sha2.js")]);
  return {
    sha256: async (data) => sha256(data),
    hmacOf: async (key) => async (message) => hmac(sha256, key, message),
  };
}
