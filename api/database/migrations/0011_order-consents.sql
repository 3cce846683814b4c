ALTER TABLE "people"."customer_order" ADD COLUMN "consents" jsonb;--> statement-breakpoint
ALTER TABLE "people"."customer_order" ADD COLUMN "held_by" text;--> statement-breakpoint
CREATE INDEX "customer_order_held_by" ON "people"."customer_order" USING btree ("held_by") WHERE status = 'awaiting_payment';