import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type Delivery,
  type DeliveryStatus,
  deliveryFields,
} from '@prayer-community/domain/delivery/delivery';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../use-live-query.ts';

const deliverySchema: z.ZodType<Delivery<Date>> = z.object(deliveryFields(storedInstant));

/** Follows the deliveries that were given up, newest first. For leadership only. */
export function useUndelivered(maxCount: number): LiveQuery<Delivery<Date>> {
  const load = useCallback(
    async () => ({
      query: query(
        collection(firestore, COLLECTIONS.deliveries),
        where('status', '==', 'given_up' satisfies DeliveryStatus),
        orderBy('created_at', 'desc'),
        limit(maxCount),
      ),
      schema: deliverySchema,
    }),
    [maxCount],
  );
  return useLiveQuery(load);
}
