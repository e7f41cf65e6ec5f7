/**
 * Returns a function that connects to a service when first called, and returns the same service from then on. After a
 * failed connection, the next call connects again.
 */
export function connectOnce<Service>(connect: () => Promise<Service>): () => Promise<Service> {
  let connection: Promise<Service> | null = null;
  return async () => {
    connection ??= connect();
    try {
      return await connection;
    } catch (error) {
      connection = null;
      throw error;
    }
  };
}
