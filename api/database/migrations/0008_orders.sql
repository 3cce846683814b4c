CREATE TABLE "people"."customer_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "people"."customer_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"user_id" uuid,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"payer" jsonb,
	"wishes" text,
	"total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"is_test" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"is_prolonged" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"chosen_payment_id" uuid,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "customer_order_number_unique" UNIQUE("number"),
	CONSTRAINT "customer_order_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "customer_order_refunded" CHECK ("people"."customer_order"."refunded" between 0 and "people"."customer_order"."total")
);
--> statement-breakpoint
CREATE TABLE "people"."ledger_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people"."ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."order_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people"."order_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"object_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"link" text NOT NULL,
	"object_title" text NOT NULL,
	"object_title_en" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"seats" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"refund_terms" jsonb NOT NULL,
	"participants" jsonb,
	"settled_at" timestamp with time zone,
	"settle_after" timestamp with time zone,
	"settle_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_item_seats" CHECK ("people"."order_item"."seats" between 0 and "people"."order_item"."quantity")
);
--> statement-breakpoint
CREATE TABLE "people"."payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"gateway_id" text,
	"status" text NOT NULL,
	"decision" text,
	"amount" bigint NOT NULL,
	"confirmation_url" text,
	"cancellation" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
CREATE TABLE "people"."refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway_id" text,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"request_key" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."seller_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "people"."ticket" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" text,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "people"."customer_order" ADD CONSTRAINT "customer_order_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "people"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."order_item" ADD CONSTRAINT "order_item_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "people"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."payment" ADD CONSTRAINT "payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "people"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."refund" ADD CONSTRAINT "refund_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "people"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "people"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."ticket" ADD CONSTRAINT "ticket_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "people"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."ticket" ADD CONSTRAINT "ticket_item_id_order_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "people"."order_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_user" ON "people"."customer_order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_order_hold" ON "people"."customer_order" USING btree ("expires_at") WHERE status = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "ledger_transaction" ON "people"."ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_order" ON "people"."ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_item_order" ON "people"."order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_item_offer" ON "people"."order_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "order_item_settlement" ON "people"."order_item" USING btree ("settle_after") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "payment_order" ON "people"."payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_check" ON "people"."payment" USING btree ("check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "people"."payment" USING btree ("order_id") WHERE status in ('creating', 'pending');--> statement-breakpoint
CREATE INDEX "refund_payment" ON "people"."refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_check" ON "people"."refund" USING btree ("check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request" ON "people"."refund" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "seller_event_due" ON "people"."seller_event" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_number" ON "people"."ticket" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "ticket_item" ON "people"."ticket" USING btree ("item_id");