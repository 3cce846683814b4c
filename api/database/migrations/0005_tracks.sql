CREATE TABLE "people"."active_track" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"day_notes" jsonb NOT NULL,
	"days" integer,
	"start_date" date,
	"version" integer NOT NULL,
	"order_version" integer NOT NULL,
	"replaced" jsonb
);
--> statement-breakpoint
CREATE TABLE "people"."mailed_track" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."saved_track" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people"."saved_track_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"title" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"save_key" text,
	"plan" jsonb NOT NULL,
	"day_notes" jsonb NOT NULL,
	"days" integer,
	"start_date" date,
	CONSTRAINT "saved_track_user_id_save_key_unique" UNIQUE("user_id","save_key")
);
--> statement-breakpoint
CREATE TABLE "people"."shared_change" (
	"token_hash" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"object_type" text,
	"object_id" integer,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_change_token_hash_version_pk" PRIMARY KEY("token_hash","version")
);
--> statement-breakpoint
CREATE TABLE "people"."shared_track" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text,
	"title" text,
	"can_add" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"plan" jsonb NOT NULL,
	"day_notes" jsonb NOT NULL,
	"days" integer,
	"start_date" date
);
--> statement-breakpoint
ALTER TABLE "people"."shared_change" ADD CONSTRAINT "shared_change_token_hash_shared_track_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "people"."shared_track"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_track_time" ON "people"."mailed_track" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "saved_track_user" ON "people"."saved_track" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_track_user" ON "people"."shared_track" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_track_expiry" ON "people"."shared_track" USING btree ("expires_at");