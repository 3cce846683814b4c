CREATE TABLE "content"."seller" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"inn" text NOT NULL,
	"ogrn" text,
	"legal_address" text NOT NULL,
	"legal_address_en" text NOT NULL,
	"phones" text[] NOT NULL,
	"emails" text[] NOT NULL,
	"tax_system_code" integer NOT NULL,
	"vat_code" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."object" ADD COLUMN "sale_state" text;--> statement-breakpoint
ALTER TABLE "content"."object" ADD COLUMN "external_url" text;--> statement-breakpoint
ALTER TABLE "content"."offer" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."offer" ADD COLUMN "quantity_limit" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."offer" ADD COLUMN "refund_terms" jsonb DEFAULT '[]'::jsonb NOT NULL;